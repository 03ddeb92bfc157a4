import { useEffect, useState } from 'react';
import { setLogoShown } from '../mockup/logo-flag';
import { endMeeting, readMeeting, type Meeting } from './current-meeting';
import { NO_MARK, readMarks, storeMarks, withMark, type MeetingMark, type MeetingMarks } from './meeting-marks';
import type { MeetingProduct } from './meeting-product';

interface Options {
  productOf: (productId: string) => MeetingProduct | undefined;
  /** The client has a logo. It stands on the products during the meeting. */
  hasLogo: boolean;
  /** The notes of a product have changed. */
  onNotes: (productId: string, before: MeetingMark, after: MeetingMark) => void;
}

/** The meeting under way on this device, its products, and what the client said about them; `meeting` is null without one. */
export function useMeeting({ productOf, hasLogo, onNotes }: Options) {
  const [meeting, setMeeting] = useState(() => readMeeting(Date.now()));
  const [marks, setMarks] = useState(readMarks);
  const products = meeting?.productIds.flatMap((id) => productOf(id) ?? []) ?? [];

  // Every product has left the catalogue: there is nothing to lock.
  const isVoid = meeting !== null && products.length === 0;
  useEffect(() => {
    if (isVoid) endMeeting();
  }, [isVoid]);

  // The client's logo stands on the products while they look at them, and not where the next client does.
  const showsLogo = meeting !== null && hasLogo;
  useEffect(() => {
    if (showsLogo) setLogoShown(true);
  }, [showsLogo]);

  function changeMarks(next: MeetingMarks): void {
    setMarks(next);
    storeMarks(next);
  }

  return {
    meeting: isVoid ? null : meeting,
    products,
    marks,
    mark: ({ id }: MeetingProduct, next: MeetingMark): void => {
      onNotes(id, marks[id] ?? NO_MARK, next);
      changeMarks(withMark(marks, id, next));
    },
    /** Returns the function that restores them. */
    clearMarks: (): (() => void) => {
      changeMarks({});
      return () => changeMarks(marks);
    },
    start: (next: Meeting): void => {
      changeMarks({});
      setMeeting(next);
    },
    leave: (): void => {
      endMeeting();
      if (hasLogo) setLogoShown(false);
      setMeeting(null);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    },
  };
}
