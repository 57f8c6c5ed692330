// Shows notices that it is somebody's turn, and opens the battle when one is pressed. It keeps nothing and answers no requests of the page.

const MATCH = /^[a-z2-9]{12}$/;

/** What the server sealed for this browser; anything else says no more than that something waits. */
const read = (data) => {
  try {
    const { match, title } = data.json();
    return MATCH.test(match) && typeof title === 'string' ? { match, title } : undefined;
  } catch {
    return undefined;
  }
};

self.addEventListener('push', (event) => {
  const notice = read(event.data);
  const shown = self.registration.showNotification('Your turn', {
    body: notice?.title ?? 'A battle waits for you.',
    icon: '/icon-waiting.svg',
    tag: notice?.match ?? 'muster', // a newer one of the same battle takes its place
    data: { address: notice === undefined ? '/battles' : `/m/${notice.match}` },
  });
  event.waitUntil(shown);
});

/** A tab that has the battle open already is shown, else a new one. */
const show = async (address) => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === address);
  return there === undefined ? self.clients.openWindow(address) : there.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.address));
});
