import { readdirSync } from 'node:fs';
import { catalogueFile } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { productFields } from '../fixtures/product-fields';
import { server, stack } from '../stack';
import { startEventDelivery } from './firestore-events';
import { startFunction } from './function-process';
import type { FunctionProcess } from './function-process';
import { functionVariables } from './function-variables';
import { stageFunctions } from './staged-functions';

const url = (path: string): string => `${stack().baseUrl}${path}`;
const ID = 'production-product';

let publisher: FunctionProcess | undefined;
afterAll(() => publisher?.kill());

describe('the production-like environment', () => {
  it('answers API calls with the headers of firebase.json', async () => {
    const answer = await fetch(url('/api/products?pageSize=1'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-cache')).toBe('MISS');
  });

  it('answers 404 for a deleted asset, and forbids caching of the answer', async () => {
    const gone = await fetch(url('/assets/gone.js'));
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(gone.headers.get('content-type')).toContain('text/plain');
    const script = / src="(\/assets\/[^"]+)"/.exec(await (await fetch(url('/'))).text())?.[1] ?? '';
    expect((await fetch(url(script))).headers.get('cache-control')).toContain('immutable');
  });

  it('publishes a document from its event and serves it from the cache', async () => {
    const { projectId } = stack();
    const environment = functionVariables('publishProducts');
    const source = await stageFunctions();
    const running = await startFunction({ name: 'publishProducts', trigger: 'cloudevent', source, memoryMb: 512, environment });
    publisher = running;
    const after = productFields({ title: 'From production', addedDate: new Date(), updatedAt: new Date() });
    await server.firestore().doc(`products/${ID}`).set(after);
    const delivery = startEventDelivery(() => running.url, projectId);
    delivery.add([{ path: `products/${ID}`, after, at: new Date() }]);
    await delivery.end();
    const { version } = (await (await fetch(url('/catalogue-version.json'))).json()) as { version: number };
    const first = await fetch(url(`/catalogue.json?v=${version}`));
    expect(v.parse(catalogueFile, await first.json()).products.map(({ id }) => id)).toContain(ID);
    expect(first.headers.get('cache-control')).toContain('s-maxage=60');
    const second = await fetch(url(`/catalogue.json?v=${version}`));
    expect(second.headers.get('x-cache')).toBe('HIT');
    await server.firestore().doc(`products/${ID}`).delete();
    const removal = startEventDelivery(() => running.url, projectId);
    removal.add([{ path: `products/${ID}`, before: after, at: new Date() }]);
    await removal.end();
  });

  it('uploads no sources and no development files', async () => {
    const names = readdirSync(await stageFunctions());
    expect(names).toEqual(expect.arrayContaining(['lib', 'package.json', 'package-lock.json']));
    expect(names).not.toContain('src');
    expect(names).not.toContain('contract');
  });
});
