// Notices that it is one's turn, in a real browser, whose worker is registered, hears and answers. Not real here, because a browser of tests has none of
// it: the place that it gets from its push service is one of the test's own; what would arrive there is brought by its debug protocol; a notice is not
// drawn by the system but kept; and a press on it is told to the worker.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { drop } from './connect-four.ts';
import { atTable, copied, expect, makeServer, type OwnServer, PHONE, somebody, takeSeat, test } from './online.ts';

/** A push service: which of its places something came for. */
interface Service {
  readonly origin: string;
  readonly came: readonly string[];
  close(): void;
}

const openService = async (): Promise<Service> => {
  const came: string[] = [];
  const server = createServer((request, response) => {
    came.push(request.url!);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, came, close };
};

/** A public key of nobody: what is sealed for it, nobody opens. */
const P256DH = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

/** The browser has a push service, which gives it this place. */
const withPlace = async (page: Page, endpoint: string): Promise<void> => {
  await page.addInitScript(
    ([at, p256dh]) => {
      const place = { toJSON: () => ({ endpoint: at, keys: { p256dh, auth: 'tBHItJI5svbpez7KI4CCXg' } }) };
      PushManager.prototype.subscribe = () => Promise.resolve(place as unknown as PushSubscription);
    },
    [endpoint, P256DH] as const,
  );
};

const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me when it is my turn' });

/** Ann and Ben at Connect Four: Ann is to act. */
const atFour = async (ann: Page, ben: Page): Promise<void> => {
  await ann.goto('/new/connect-four');
  await ann.getByRole('radio', { name: 'With a friend' }).check();
  await ann.getByRole('button', { name: /^Invite/ }).click();
  await takeSeat(ben, await copied(ann, /^Copy link to the seat/), 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
};

const workerOf = async (page: Page): Promise<Worker> => {
  const [there] = page.context().serviceWorkers();
  return there ?? page.context().waitForEvent('serviceworker');
};

/** Brings what a push service would. */
const deliveryTo = async (page: Page, origin: string): Promise<(data: string) => Promise<void>> => {
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
};

/** As much of a worker as is looked at here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<null>; matchAll(): Promise<readonly object[]> };
  notices: { title: string; body?: string | undefined; data: unknown }[];
}

/** What is to be shown is kept instead. */
const keepNotices = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.notices = [];
    scope.registration.showNotification = async (title, { body, data } = {}) => {
      scope.notices.push({ title, body, data });
    };
  });

const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).notices);

/** Presses the first notice; the address that would be opened. */
const press = (worker: Worker): Promise<string> =>
  worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const scope = self as unknown as Scope;
        scope.clients.matchAll = async () => [];
        scope.clients.openWindow = async (address) => {
          resolve(address);
          return null;
        };
        const notification = { ...scope.notices.shift(), close: () => {} };
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
      }),
  );

let service: Service;
let own: OwnServer & { close(): Promise<void> };

test.beforeAll(async () => {
  service = await openService();
  own = await makeServer({ MUSTER_PUSH_ORIGINS: service.origin });
});

test.afterAll(async () => {
  await own.close();
  service.close();
});

test('who asked for it is told of a turn while the page is closed, and a press opens the battle', async ({
  browser,
}) => {
  const ann = await somebody(browser, own);
  const ben = await somebody(browser, own, PHONE);
  await ben.context().grantPermissions(['notifications'], { origin: own.address() });
  await withPlace(ben, `${service.origin}/ben`);
  await atFour(ann, ben);
  expect(ben.context().serviceWorkers()).toEqual([]); // nothing is registered before somebody asks

  await ben.getByText('More about the people at this table').click();
  await tellMe(ben).click();
  await expect(ben.getByText('This browser tells you when it is your turn')).toBeVisible();
  expect(await seriousViolations(ben)).toEqual([]);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const worker = await workerOf(ben);
  await keepNotices(worker);
  const [match] = /[a-z2-9]{12}$/.exec(new URL(ben.url()).pathname)!;

  await ben.goto('/battles');
  await expect(ben.getByRole('button', { name: 'Tell me no more when it is my turn' })).toBeVisible();
  await expect(ann.getByText('away').first()).toBeVisible();
  await drop(ann, 3);
  await expect.poll(() => service.came).toEqual(['/ben']);

  const deliver = await deliveryTo(ben, own.address());
  await deliver(JSON.stringify({ match, game: 'connect-four', title: 'Connect Four' }));
  const notice = { title: 'Your turn', body: 'Connect Four', data: { address: `/m/${match}` } };
  await expect.poll(() => shown(worker)).toEqual([notice]);
  expect(await press(worker)).toBe(`/m/${match}`);
  await deliver('nonsense');
  await expect.poll(() => shown(worker)).toMatchObject([{ title: 'Your turn', data: { address: '/battles' } }]);

  await ben.getByRole('button', { name: 'Tell me no more when it is my turn' }).click();
  await expect(tellMe(ben)).toBeVisible();
});

test('where the player forbids it, or the browser has no push service, the page says so', async ({ browser }) => {
  const ann = await somebody(browser, own);
  const ben = await somebody(browser, own);
  await atFour(ann, ben);
  await ann.getByText('More about the people at this table').click();
  await ann.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await tellMe(ann).click();
  await expect(ann.getByText('may not show notices of this page')).toBeVisible();
  await ann.evaluate(() => {
    Notification.requestPermission = async () => 'granted';
  });
  await tellMe(ann).click();
  await expect(ann.getByText('could not reach its push service')).toBeVisible();
});

test('on plain HTTP by an address of the network the page says why nobody is told', async ({ browser }) => {
  const plain = { ...own, address: () => own.address().replace('localhost', 'muster.test') };
  const ann = await somebody(browser, plain);
  await ann.goto('/new/connect-four');
  await ann.getByRole('radio', { name: 'With a friend' }).check();
  await ann.getByRole('button', { name: /^Invite/ }).click();
  await expect(ann.getByText('only on pages that were opened by https')).toBeVisible();
  await expect(tellMe(ann)).toHaveCount(0);
});
