import { confirm } from '../../ui/dialogs';
import { ADMIN_TEXTS } from '../admin-texts';

/** Asks before a form is cleared. `lost`: names of changed fields of something stored; '' for what is new. */
export const confirmClear = (lost = ''): Promise<boolean> => confirm({ ...ADMIN_TEXTS.clearing(lost), danger: true });
