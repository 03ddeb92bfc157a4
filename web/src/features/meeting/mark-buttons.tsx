import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LineDrawing } from '../../ui/icon';
import { Row } from '../../ui/layout';
import type { MeetingMark } from './meeting-marks';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

const HEART = 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z';
const PEN = 'M5 19h3.5L19 8.5 15.5 5 5 15.5V19Z';

interface Props {
  mark: MeetingMark;
  onChange: (mark: MeetingMark) => void;
}

/** A heart and short notes, each set by one tap. */
export function MarkButtons({ mark, onChange }: Props) {
  const [isNoting, setNoting] = useState(false);
  const toggle = (note: string): void =>
    onChange({
      ...mark,
      notes: mark.notes.includes(note) ? mark.notes.filter((one) => one !== note) : [...mark.notes, note],
    });
  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={styles.mark}
        aria-label={texts.like}
        aria-pressed={mark.isLiked}
        onClick={() => onChange({ ...mark, isLiked: !mark.isLiked })}
      >
        <LineDrawing path={HEART} size={24} />
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-label={texts.note(mark.notes.length)}
        aria-pressed={mark.notes.length > 0}
        onClick={() => setNoting(true)}
      >
        <LineDrawing path={PEN} size={24} />
      </button>
      {isNoting && (
        <Dialog
          title={texts.noteTitle}
          onClose={() => setNoting(false)}
          actions={
            <Button kind="primary" onClick={() => setNoting(false)}>
              {texts.noted}
            </Button>
          }
        >
          <Row gap={3} role="group" aria-label={texts.noteTitle}>
            {texts.notes.map((note) => (
              <button
                key={note}
                type="button"
                className={styles.noteChoice}
                aria-pressed={mark.notes.includes(note)}
                onClick={() => toggle(note)}
              >
                {note}
              </button>
            ))}
          </Row>
        </Dialog>
      )}
    </div>
  );
}
