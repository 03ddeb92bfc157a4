import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment, text } from './fields';

/** The text of a note, as sent. */
export const noteText = v.pipe(text(LIMITS.enquirerNote), v.minLength(1, 'Message is Required'));

/** What the enquirer adds to a lead through its status link. The device makes `id`: a repeated note is the same note. */
export const enquirerNote = v.object({ id, text: noteText, at: moment });
