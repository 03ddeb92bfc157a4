import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createTransport } from 'nodemailer';
import { OWNER_SETTINGS, settingProblem, type Settings } from './settings';

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 };

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * Settings in an env file; questions on the terminal if there is one.
 *
 * @param common env file of all projects, for what the other one lacks
 */
export function settingsIn(file: string, common: string): Settings {
  return {
    get: (name) => [...linesOf(file), ...linesOf(common)].find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1),
    set: (name, value) => {
      const others = linesOf(file).filter((line) => !line.startsWith(`${name}=`));
      writeFileSync(file, `${[...others, `${name}=${value}`].join('\n')}\n`);
    },
    ask: async (name) => {
      const given = process.env[name];
      if (given) return given;
      if (!process.stdin.isTTY) return undefined;
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      try {
        for (;;) {
          const { question, example } = OWNER_SETTINGS[name];
          const answer = (await terminal.question(`${question} (e.g. ${example}): `)).trim();
          const problem = settingProblem(name, answer);
          if (!problem) return answer;
          console.log(problem);
        }
      } finally {
        terminal.close();
      }
    },
    trySmtp: async (url) => {
      await createTransport({ url, ...TIMEOUTS }).verify();
    },
  };
}
