import { resolvePage } from '@catalogue/contract/pages/resolve-page';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogueFixture } from '../../../../tests/fixtures/page-catalogue';
import { partsLoaded } from '../../ui/hydrate-later';
import { showInitialData } from '../../data/catalogue/initial-data';
import { parseSnapshot } from '../../data/catalogue/snapshot';
import { updateCatalogue } from '../../data/catalogue/store';
import ProductPage from './product-page';

const PATH = '/products/flask-of-old';

// React asks for server values here as it does while it hydrates.
const render = (): string =>
  renderToString(
    <StaticRouter location={PATH}>
      <Routes>
        <Route path="/products/:productId" element={<ProductPage />} />
      </Routes>
    </StaticRouter>,
  );

it('ProductPage hydrates the page of a missing product after the whole list has arrived', async () => {
  const found = resolvePage(PATH, catalogueFixture(), Date.now());
  if (found.kind !== 'missing') throw new Error(`${PATH} is ${found.kind}`);
  showInitialData(found.initialData);
  await partsLoaded();
  const fromServer = render();
  expect(fromServer).toContain('<h1');
  expect(fromServer).toContain('Flask');

  const snapshot = parseSnapshot(catalogueFixture().catalogue);
  updateCatalogue({ state: 'ready', snapshot, initialData: null, confirmation: 'pending' });
  expect(render()).toBe(fromServer);
});
