import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
import { MeetingSlide } from './slide';

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
  const choose = ({ id }: MeetingProduct, choice: Partial<Choice>): void =>
    setChoices((now) => ({ ...now, [id]: { ...(now[id] ?? NO_CHOICE), ...choice } }));
  return {
    choiceOf: ({ id }: MeetingProduct): Choice => choices[id] ?? NO_CHOICE,
    /** Chooses the colour, and the picture that shows it. */
    chooseColour: (product: MeetingProduct, colour: string): void => {
      const picture = product.colours.find(({ name }) => name === colour)?.picture ?? null;
      choose(product, { colour, ...(picture !== null && { picture }) });
    },
    choosePicture: (product: MeetingProduct, picture: number): void => choose(product, { picture }),
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
  const layer = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { choiceOf, chooseColour, choosePicture } = useChoices();
  const { current, from, to, step } = usePlace(products.length);
  const product = products[current];
  useStepKeys(layer, isLeaving, step);

  if (product === undefined) return null;
  const { colour } = choiceOf(product);
  return (
    <LockedLayer ref={layer}>
      <TopBar client={client} logo={logo} onLeave={() => setLeaving(true)}>
        <Count role="status">{texts.place(current + 1, products.length)}</Count>
      </TopBar>
      <div className={styles.slides}>
        {products.slice(from, to).map((one) => (
          <MeetingSlide
            key={one.id}
            product={one}
            isShown={one === product}
            hasLogo={logo !== null}
            showsPrices={showsPrices}
            pieces={quantityOf(one.id, choiceOf(one).colour) ?? one.minimumQuantity}
            {...choiceOf(one)}
            onColour={(name) => chooseColour(one, name)}
            onPicture={(picture) => choosePicture(one, picture)}
            onPrevious={() => step(-1)}
            onNext={() => step(1)}
          />
        ))}
        <MarkButtons key={product.id} mark={marks[product.id] ?? NO_MARK} onChange={(mark) => onMark(product, mark)} />
      </div>
      <StepBar current={current} count={products.length} onStep={step}>
        <QuantityStepper
          key={product.id}
          quantity={quantityOf(product.id, colour)}
          isFull={isFull}
          minimum={product.minimumQuantity}
          onChange={(pieces) => onQuantity(product, colour, pieces)}
        />
      </StepBar>
      {isLeaving && <LeaveDialog account={account} endsAt={endsAt} onLeave={onLeave} onClose={() => setLeaving(false)} />}
    </LockedLayer>
  );
}

interface LayerProps {
  ref: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** A modal dialog that no key and no gesture of the browser closes, on a screen that stays on. */
function LockedLayer({ ref, children }: LayerProps) {
  useWakeLock();
  useStayHere();
  useEffect(muteToasts, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={styles.layer}
      aria-label={texts.show}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, even if the page prevents it.
      onClose={() => ref.current?.open === false && ref.current.showModal()}
    >
      {children}
    </dialog>
  );
}

interface TopBarProps extends Pick<Props, 'client' | 'logo' | 'onLeave'> {
  children: ReactNode;
}

const TopBar = ({ client, logo, onLeave, children }: TopBarProps) => (
  <div className={styles.bar}>
    <div className={styles.client}>
      {logo !== null && <BlobPicture blob={logo} alt={texts.logoOf(client)} className={styles.logo} />}
      {logo === null && client !== '' && <span className={styles.clientName}>{texts.forClient(client)}</span>}
      {children}
    </div>
    <button type="button" className={styles.leave} onClick={onLeave}>
      {texts.leave}
    </button>
  </div>
);

interface StepBarProps {
  /** Index of the shown product. */
  current: number;
  count: number;
  onStep: (by: number) => void;
  children: ReactNode;
}

const StepBar = ({ current, count, onStep, children }: StepBarProps) => (
  <div className={styles.bar}>
    <StepButton label={texts.previous} icon="left" isAtEnd={current === 0} onClick={() => onStep(-1)} />
    {children}
    <StepButton label={texts.next} icon="right" isAtEnd={current === count - 1} onClick={() => onStep(1)} />
  </div>
);

interface StepButtonProps {
  label: string;
  icon: 'left' | 'right';
  /** There is no further product. The button stays focusable. */
  isAtEnd: boolean;
  onClick: () => void;
}

const StepButton = ({ label, icon, isAtEnd, onClick }: StepButtonProps) => (
  <button type="button" className={styles.step} aria-label={label} aria-disabled={isAtEnd || undefined} onClick={onClick}>
    <Icon name={icon} size={28} />
  </button>
);
