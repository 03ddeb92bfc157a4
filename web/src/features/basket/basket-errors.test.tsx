import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES } from '../enquiry/form-values';
import { validateLead } from '../enquiry/lead-values';
import { subjectOfBasket } from './basket-content';
import { BasketLineCard } from './basket-line-card';
import { emptyBasket } from './baskets';
import { BriefFields } from './brief-fields';
import { sampleLine } from './sample-line';

const values = { ...EMPTY_VALUES, name: 'Asha', mobile: '9812345678', email: 'asha@example.com' };
const invalidCount = (html: string): number => html.split('aria-invalid="true"').length - 1;

describe('BriefFields', () => {
  it('shows at its field what the contract refuses', () => {
    const lines = [sampleLine('mug')];
    const basket = { ...emptyBasket('one'), lines, budget: '200000000', neededBy: '20266-12-18', pincode: '411001' };
    const { lead, errors } = validateLead(
      subjectOfBasket(basket, () => undefined),
      values,
    );
    expect(lead).toBeNull();
    const html = renderToStaticMarkup(
      <BriefFields basket={basket} errors={errors} readOnly={false} onEdit={() => undefined} />,
    );
    for (const error of [errors.budget, errors.neededBy]) expect(html).toContain(`${error ?? 'No error'}</p>`);
    expect(invalidCount(html)).toBe(2);
  });
});

describe('the budget of a basket', () => {
  const validated = (budget: string) =>
    validateLead(
      subjectOfBasket({ ...emptyBasket('one'), lines: [sampleLine('mug')], budget }, () => undefined),
      values,
    );

  it('is read as people write it', () => {
    for (const [budget, amount] of [
      ['1,200', 1200],
      ['₹ 600', 600],
      ['Rs. 600/-', 600],
    ] as const)
      expect(validated(budget).lead?.content).toMatchObject({ budget: amount });
    expect(validated('').lead?.content).not.toHaveProperty('budget');
  });

  it('is never left out without a word', () => {
    for (const budget of ['500-600', 'about 500', '-5']) {
      expect(validated(budget).lead).toBeNull();
      expect(validated(budget).errors.budget).toBeTruthy();
    }
  });
});

describe('BasketLineCard', () => {
  const card = (quantity: string): string =>
    renderToStaticMarkup(
      <StaticRouter location="/basket">
        <BasketLineCard line={{ ...sampleLine('mug'), quantity }} warnings={[]} />
      </StaticRouter>,
    );

  it('shows at its field more pieces than an enquiry may have', () => {
    expect(card('10000001')).toContain('At most 1,00,00,000</p>');
    expect(invalidCount(card('10000001'))).toBe(1);
  });

  it('shows no error at pieces that are taken or sent as open', () => {
    for (const quantity of ['10000000', '50', '', '0', '2.5', 'many']) expect(invalidCount(card(quantity))).toBe(0);
  });
});
