import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './user-error';

/** A key and a certificate of this machine for one day. Throws a UserError without openssl. */
export function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const parameters = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
    execFileSync('openssl', [...parameters, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } catch (cause) {
    throw new UserError('The local CDN needs openssl for its certificate: install it and run this again.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
