import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactLinks } from './contact-links';

it('links to one recipient, also of an address with several', () => {
  const email = 'asha@example.com,eve@example.com?bcc=eve@example.com';
  const markup = renderToStaticMarkup(<ContactLinks client={{ phone: '', email }} />);
  expect(/href="mailto:([^"]*)"/.exec(markup)?.[1]).not.toMatch(/[?,&]/);
});

it('links to what is known', () => {
  const links = (client: { phone: string; email: string }) => renderToStaticMarkup(<ContactLinks client={client} />);
  expect(links({ phone: '+91 98123', email: 'asha@example.com' })).toBe(
    '<a href="tel:+9198123">+91 98123</a><a href="mailto:asha%40example.com">asha@example.com</a>',
  );
  expect(links({ phone: '', email: '' })).toBe('');
});
