import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/root';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
const deploy = readFileSync(join(FOLDER, 'deploy.yml'), 'utf8');
const [preview = '', live = ''] = deploy.slice(deploy.indexOf('  preview:')).split('\n  live:');

describe('workflows', () => {
  it.each(workflows)('%s holds and passes no secret', (_, text) => {
    expect(text).not.toMatch(/secrets\.|GOOGLE_CREDENTIALS|SMTP_URL|pull_request_target/);
  });

  it('run as an account of their own each, by the identity of the repository', () => {
    expect(preview).toContain('service_account: ci-previews@');
    expect(live).toContain('service_account: ci-live@');
    for (const job of [preview, live]) expect(job).toContain('google-github-actions/auth@');
  });

  it('deploy the live site only behind the reviewers of its environment', () => {
    expect(live).toContain('environment: live');
    expect(preview).toContain('--channel');
  });
});
