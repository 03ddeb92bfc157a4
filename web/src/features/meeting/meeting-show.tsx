import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Icon } from '../../ui/icon';
import { Count } from '../../ui/layout';
import { muteToasts } from '../../ui/muted-toasts';
import type { AccountLogin } from './forgotten-pin';
import { LeaveDialog } from './leave-dialog';
import { MarkButtons } from './mark-buttons';
import { NO_MARK, type MeetingMark, type MeetingMarks } from './meeting-marks';
import type { MeetingProduct } from './meeting-product';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { QuantityStepper } from './quantity-stepper';
import { useStayHere, useStepKeys, useWakeLock } from './show-hooks';
import { Slide } from './slide';

interface Props {
  products: readonly MeetingProduct[];
  showsPrices: boolean;
  /** Name and logo of the client; '' and null for none. */
  client: string;
  logo: File | null;
  /** Pieces of a colour in the basket ('': any); null for a product that is not in it. */
  quantityOf: (productId: string, colour: string) => number | null;
  isFull: boolean;
  onQuantity: (product: MeetingProduct, colour: string, quantity: number | null) => void;
  marks: MeetingMarks;
  onMark: (product: MeetingProduct, mark: MeetingMark) => void;
  account: AccountLogin | null;
  /** Device clock: when the meeting ends by itself. */
  endsAt: number;
  onLeave: () => void;
}

interface Choice {
  colour: string;
  picture: number;
}

const NO_CHOICE: Choice = { colour: '', picture: 0 };

/** What is chosen of each product: its colour and picture. */
function useChoices() {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  return {
    choiceOf: ({ id }: MeetingProduct): Choice => choices[id] ?? NO_CHOICE,
    choose: ({ id }: MeetingProduct, choice: Partial<Choice>): void =>
      setChoices((now) => ({ ...now, [id]: { ...(now[id] ?? NO_CHOICE), ...choice } })),
  };
}

/** The product that is shown, and those rendered beside it: `from` up to `to`. */
function usePlace(count: number) {
  const [index, setIndex] = useState(0);
  const current = Math.min(index, count - 1);
  // The first frame only shows the neighbour; the next neighbour is rendered after it.
  const near = useDeferredValue(current);
  return {
    current,
    from: Math.max(0, Math.min(current, near) - 1),
    to: Math.max(current, near) + 2,
    step: (by: number): void => setIndex(Math.min(count - 1, Math.max(0, current + by))),
  };
}

/** The products one by one in a modal layer over the page: everything below it is inert until the PIN is given. */
export function MeetingShow({
  products,
  showsPrices,
  client,
  logo,
  quantityOf,
  isFull,
  onQuantity,
  marks,
  onMark,
  account,
  endsAt,
  onLeave,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { choiceOf, choose } = useChoices();
  const { current, from, to, step } = usePlace(products.length);
  const product = products[current];
  useWakeLock();
  useStayHere();
  useStepKeys(dialog, isLeaving, step);
  useEffect(muteToasts, []);

  useLayoutEffect(() => {
    const layer = dialog.current;
    layer?.showModal();
    return () => layer?.close();
  }, []);

  if (product === undefined) return null;
  const { colour } = choiceOf(product);
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-label={texts.show}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, even if the page prevents it.
      onClose={() => dialog.current?.open === false && dialog.current.showModal()}
    >
      <div className={styles.bar}>
        <Client name={client} logo={logo}>
          <Count role="status">{texts.place(current + 1, products.length)}</Count>
        </Client>
        <button type="button" className={styles.leave} onClick={() => setLeaving(true)}>
          {texts.leave}
        </button>
      </div>
      <div className={styles.slides}>
        {products.slice(from, to).map((one) => (
          <Slide
            key={one.id}
            product={one}
            isShown={one === product}
            hasLogo={logo !== null}
            showsPrices={showsPrices}
            pieces={quantityOf(one.id, choiceOf(one).colour) ?? one.minimumQuantity}
            {...choiceOf(one)}
            onColour={(name) => {
              const found = one.colours.find((other) => other.name === name)?.picture ?? null;
              choose(one, { colour: name, ...(found !== null && { picture: found }) });
            }}
            onPicture={(picture) => choose(one, { picture })}
            onPrevious={() => step(-1)}
            onNext={() => step(1)}
          />
        ))}
        <MarkButtons key={product.id} mark={marks[product.id] ?? NO_MARK} onChange={(mark) => onMark(product, mark)} />
      </div>
      <div className={styles.bar}>
        <StepButton label={texts.previous} icon="left" disabled={current === 0} onClick={() => step(-1)} />
        <QuantityStepper
          key={product.id}
          quantity={quantityOf(product.id, colour)}
          isFull={isFull}
          minimum={product.minimumQuantity}
          onChange={(pieces) => onQuantity(product, colour, pieces)}
        />
        <StepButton label={texts.next} icon="right" disabled={current === products.length - 1} onClick={() => step(1)} />
      </div>
      {isLeaving && <LeaveDialog account={account} endsAt={endsAt} onLeave={onLeave} onClose={() => setLeaving(false)} />}
    </dialog>
  );
}

const Client = ({ name, logo, children }: { name: string; logo: File | null; children: ReactNode }) => (
  <div className={styles.client}>
    {logo !== null && <BlobPicture blob={logo} alt={texts.logoOf(name)} className={styles.logo} />}
    {logo === null && name !== '' && <span className={styles.clientName}>{texts.forClient(name)}</span>}
    {children}
  </div>
);

interface StepButtonProps {
  label: string;
  icon: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
}

const StepButton = ({ label, icon, disabled, onClick }: StepButtonProps) => (
  <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon name={icon} size={28} />
  </button>
);
