import { languagesMessages } from '../../config/messages/languages';
import type { RowFault } from '../../ink/languages/check-row';

const { faults } = languagesMessages;

/** Says what is wrong with a translation. */
export function faultWords(fault: RowFault): string {
  switch (fault.kind) {
    case 'cut':
      return faults.cut(fault.rest);
    case 'brackets':
      return faults.brackets(fault.wanted);
    case 'logic':
      return faults.logic(fault.logic);
    case 'names':
    case 'calls':
    case 'ways':
    case 'dropped':
    case 'placeholders':
      return faults[fault.kind](fault.names);
    default:
      return faults[fault.kind];
  }
}
