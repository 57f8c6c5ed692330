/** When a battle was last played, as one would say it. */

const MINUTE = 60_000;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const fullDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** How many midnights lie between; days are not always 24 hours long. */
const daysBetween = (then: number, now: number): number =>
  Math.round((startOfDay(now) - startOfDay(then)) / (24 * 60 * MINUTE));

export const whenWords = (then: number, now: number): string => {
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const days = daysBetween(then, now);
  if (days <= 0) return `today at ${clock.format(then)}`;
  if (days === 1) return `yesterday at ${clock.format(then)}`;
  return new Date(then).getFullYear() === new Date(now).getFullYear()
    ? dayAndMonth.format(then)
    : fullDate.format(then);
};
