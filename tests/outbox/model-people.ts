import type { LeadContent } from '../../web/src/features/enquiry/outbox/items';
import type { FileReference } from '../../web/src/features/enquiry/outbox/item-attachment';
import { newId } from '../../web/src/lib/new-id';
import { decodeTransferCode } from '../../web/src/lib/transfer-code';
import type { Device, Tab } from './model-device';
import type { ModelServer } from './model-server';

/** What a person was told of a lead: it must arrive, it may arrive, or it was refused. */
type Expectation = 'arrives' | 'mayArrive' | 'refused';

/** People at the device. They submit again when they are told that nothing was stored. */
export class People {
  readonly expected = new Map<string, Expectation>();
  private written = 0;
  /** Leads in a form that could neither send nor store them. */
  private readonly forms = new Map<Tab, { lead: LeadContent; id: string; file: FileReference | null }>();

  write(good: boolean): LeadContent {
    this.written += 1;
    const message = `${good ? 'good' : 'bad'} ${this.written}`;
    return { kind: 'quickEnquiry', content: { name: 'A', mobile: '1', email: 'a@b.c', message, website: '' } };
  }

  /** Staff store an enquiry that came as a code: as the device's own request, it creates the lead once. */
  paste(code: string, server: ModelServer): void {
    const lead = decodeTransferCode(code);
    if (typeof lead === 'string') throw new Error(`The code is ${lead}`);
    server.receive({ id: lead.id, message: String(lead.content.message) });
  }

  /** Chooses a file: its bytes are on the device before the form is sent. */
  chooseFile(device: Device): FileReference {
    const fileId = newId();
    const blob = new Blob([fileId.slice(0, 8 + (this.written % 20))]);
    device.files.set(fileId, blob);
    return { fileId, name: fileId, type: 'image/png', bytes: blob.size };
  }

  submit(tab: Tab, good: boolean, device: Device, withFile: boolean): void {
    const unsent = this.forms.get(tab);
    const { lead, id, ...chosen } = unsent ?? {
      ...{ lead: this.write(good), id: newId(), file: withFile ? this.chooseFile(device) : null },
    };
    // Deleting the item in the outbox has deleted the form's file, too.
    const file = chosen.file !== null && device.files.has(chosen.file.fileId) ? chosen.file : null;
    this.forms.delete(tab);
    const token = tokenOf(lead);
    this.expected.set(token, 'mayArrive');
    void tab.outbox.submit(lead, id, { file }).then((result) => {
      if (result.name === 'unsaved') this.forms.set(tab, { lead, id, file });
      else if (this.expected.get(token) === 'mayArrive')
        this.expected.set(token, result.name === 'refused' ? 'refused' : 'arrives');
    });
  }
}

/** The message, which is different for each lead. */
export const tokenOf = (lead: LeadContent): string => (lead.kind === 'quickEnquiry' ? lead.content.message : '');
