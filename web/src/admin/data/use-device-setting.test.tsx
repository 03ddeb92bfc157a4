import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { read, write } from '../../data/device-store/database';
import { withView, type ChangeViews } from './named-view';
import { useDeviceViews } from './use-device-views';

function Tab({ onRender }: { onRender: (changeViews: ChangeViews) => void }) {
  const [, changeViews] = useDeviceViews('quickEnquiries');
  onRender(changeViews);
  return null;
}

/** The function with which a tab changes its views. The tab has read them when it was opened. */
function openTab(): ChangeViews {
  const rendered = vi.fn<(changeViews: ChangeViews) => void>();
  renderToString(<Tab onRender={rendered} />);
  return (next) => rendered.mock.lastCall?.[0](next);
}

it('changes what is stored: two tabs keep what each other stored', async () => {
  await write('settings', 'views-quickEnquiries', [{ name: 'Old', search: 'status=new' }]);
  const [one, other] = [openTab(), openTab()];
  one((views) => withView(views, { name: 'Mine', search: 'owner=me' }));
  other((views) => withView(views, { name: 'Late', search: 'overdue=1' }));
  await vi.waitFor(async () =>
    expect(await read('settings', 'views-quickEnquiries')).toEqual([
      { name: 'Old', search: 'status=new' },
      { name: 'Mine', search: 'owner=me' },
      { name: 'Late', search: 'overdue=1' },
    ]),
  );
});
