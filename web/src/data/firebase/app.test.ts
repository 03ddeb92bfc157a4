import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hostname: '127.0.0.1', port: '5000' });
const app = await import('./app');

describe('which Firebase a site talks to', () => {
  it('is the demo project and its emulators beside a local site', () => {
    expect(app.optionsOf({ hostname: '127.0.0.1', port: '5000' }, {}).projectId).toBe('demo-catalogue');
    expect(app.emulatorsOf({ hostname: 'localhost', port: '5000' })).toEqual({
      host: '127.0.0.1',
      auth: 9099,
      firestore: 8080,
      storage: 9199,
    });
  });

  it('follows a shifted suite in project, bucket and ports', () => {
    const location = { hostname: '127.0.0.1', port: '5400' };
    expect(app.optionsOf(location, {})).toMatchObject({
      projectId: 'demo-catalogue-400',
      storageBucket: 'demo-catalogue-400.appspot.com',
    });
    expect(app.emulatorsOf(location)).toMatchObject({ auth: 9499, firestore: 8480, storage: 9599 });
  });

  it('avoids the ports that browsers block', () => {
    expect(app.emulatorsOf({ hostname: '127.0.0.1', port: '7000' })).toMatchObject({ auth: 11_099, firestore: 10_082 });
    expect(app.optionsOf({ hostname: '127.0.0.1', port: '6002' }, {}).projectId).toBe('demo-catalogue-1000');
  });

  it('is what the deployment wrote anywhere else, and says so when it wrote nothing', () => {
    const location = { hostname: 'gifts.example', port: '' };
    expect(app.emulatorsOf(location)).toBeNull();
    expect(() => app.optionsOf(location, {})).toThrow('VITE_FIREBASE_API_KEY is missing');
  });
});
