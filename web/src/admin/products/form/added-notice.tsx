import { editProductPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import form from '../../ui/form.module.css';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../product-texts';
import { duplicateProduct } from './duplicate-product';
import { valuesOf } from './product-values';
import { saveProduct } from './save-product';

const { added: texts } = PRODUCT_TEXTS;

/** The product that was added last. */
export interface AddedProduct {
  id: string;
  content: ProductContent;
  /** Whether the server has it. */
  isStored: boolean;
}

interface Props {
  added: AddedProduct;
  onChange: (added: AddedProduct) => void;
  /** A copy of it is the draft of a new product. */
  onCopy: () => void;
}

/** Says what was added and whether visitors see it, with what usually comes next. */
export function AddedNotice({ added, onChange, onCopy }: Props) {
  const { id, content, isStored } = added;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work();
    setBusy(false);
  }
  const makeLive = async (): Promise<void> => {
    const live = { ...content, live: true };
    const from = { values: valuesOf(content), revision: 1 };
    const onOpen = (path: string): void => void navigate(path);
    if (await saveProduct({ id, from, content: live, pictures: null, onOpen }).accepted) onChange({ ...added, content: live });
  };
  const copy = async (): Promise<void> => {
    if (await duplicateProduct(id)) onCopy();
  };
  return (
    <div className={[form.notice, form.above].join(' ')} role="status">
      <span>
        <strong>{isStored ? texts.stored(content.title, content.live) : texts.waiting(content.title, content.live)}</strong>{' '}
        {isStored && <Link to={editProductPath(id)}>{texts.open}</Link>}
      </span>
      {isStored && (
        <Row as="span" gap={2}>
          {!content.live && (
            <Button small busy={busy} onClick={() => void run(makeLive)}>
              {texts.makeLive}
            </Button>
          )}
          <Button small kind="quiet" busy={busy} onClick={() => void run(copy)}>
            {texts.another}
          </Button>
        </Row>
      )}
    </div>
  );
}
