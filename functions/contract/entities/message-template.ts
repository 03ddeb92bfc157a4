import * as v from 'valibot';
import { LIMITS } from '../limits';
import { text } from './fields';
import { WORKED_STATUSES } from './lead-status';

/** A message that staff send to enquirers by WhatsApp or mail: contract/message-templates.ts says what its text may hold. */
export const messageTemplate = v.object({
  name: v.pipe(text(LIMITS.templateName), v.minLength(1)),
  /** The status at which it is offered first; null: never. */
  status: v.nullable(v.picklist(WORKED_STATUSES)),
  text: v.pipe(text(LIMITS.templateText), v.minLength(1)),
});
export type MessageTemplate = v.InferOutput<typeof messageTemplate>;
