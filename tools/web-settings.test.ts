import { describe, expect, it } from 'vitest';
import { webSettings } from './web-settings';

const sdkConfig = {
  apiKey: 'k',
  projectId: 'p',
  authDomain: 'p.firebaseapp.com',
  storageBucket: 'p.appspot.com',
  appId: '1:2',
};

describe('settings of the web app', () => {
  it('become the variables that the web build reads', () => {
    expect(webSettings(JSON.stringify({ status: 'success', result: { sdkConfig } }))).toBe(
      'VITE_FIREBASE_API_KEY=k\nVITE_FIREBASE_PROJECT_ID=p\nVITE_FIREBASE_AUTH_DOMAIN=p.firebaseapp.com\n' +
        'VITE_FIREBASE_STORAGE_BUCKET=p.appspot.com\nVITE_FIREBASE_APP_ID=1:2\n',
    );
  });
  it('include the key of App Check only if it is set', () => {
    const json = JSON.stringify({ result: { sdkConfig } });
    expect(webSettings(json, '6Lkey')).toBe(`${webSettings(json)}VITE_APP_CHECK_KEY=6Lkey\n`);
    expect(webSettings(json, '')).toBe(webSettings(json));
  });
  it('are refused whole when one is missing', () => {
    const partial = { ...sdkConfig, appId: '' };
    expect(() => webSettings(JSON.stringify({ result: { sdkConfig: partial } }))).toThrow('appId');
    expect(() => webSettings('{}')).toThrow();
  });
});
