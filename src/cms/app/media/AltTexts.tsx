import { cmsAddressOf } from '../../../config/cms-address';
import { ChoiceDialog } from '../kit/ChoiceDialog';
import { FileTitle } from '../kit/FileTitle';

/** What a file says that a picture shows. */
interface AltText {
  file: string;
  line: number;
  alt: string;
}

interface AltTextsProps {
  name: string;
  texts: readonly AltText[];
  /** Called when a place is opened, behind the library. */
  onOpen: () => void;
  onClose: () => void;
}

/** After a picture was replaced: what the pages say of it may be wrong now. */
export function AltTexts({ name, texts, onOpen, onClose }: AltTextsProps) {
  return (
    <ChoiceDialog<null> question={`Do these words fit the new ${name}?`} onAnswer={onClose}>
      <p>This is what readers who cannot see the picture are told. A link opens the place.</p>
      <ul>
        {texts.map(({ file, line, alt }) => (
          <li key={`${file} ${line} ${alt}`}>
            “{alt}” <FileTitle file={file} />{' '}
            <a
              href={hashOf(file, line, alt)}
              onClick={() => {
                onOpen();
                onClose();
              }}
            >
              Open
            </a>
          </li>
        ))}
      </ul>
    </ChoiceDialog>
  );
}

/** The CMS is open already. */
const hashOf = (file: string, line: number, words: string) =>
  cmsAddressOf(file, line, words)?.replace(/^[^#]*/, '');
