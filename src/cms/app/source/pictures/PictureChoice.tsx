import { useCallback, useEffect, useId, useRef } from 'react';
import { fold, wordsOf } from '../../../../base/text/fold';
import { Button } from '../../../../ui/Button';
import { pictureFile, pictureName } from '../../../protocol/picture-place';
import { shownAddress, useSiteContent } from '../../kit/site-content';
import { OptionPicker } from '../../picker/OptionPicker';
import { pictureOptions } from '../completion/site-options';
import { PICTURE_TYPES } from './picture-rules';

interface PictureChoiceProps {
  onFile: (file: File | null) => void;
  /** Called with the address of a picture that the site has. */
  onKnown: (src: string) => void;
}

/** Chooses a file, or a picture that the site has, by words of its name and its folder. */
export function PictureChoice({ onFile, onKnown }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const content = useSiteContent();
  const find = useCallback(
    (query: string) => {
      const words = wordsOf(query);
      return pictureOptions(content)
        .map(({ label }) => label)
        .filter((src) => words.every((word) => fold(src).includes(word)))
        .sort((one, other) => folderOf(one).localeCompare(folderOf(other)));
    },
    [content],
  );
  // Whoever wants another picture is where to choose it.
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <label>
        New picture
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join()}
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        />
      </label>
      <div className="cmsKnown">
        <label htmlFor={id}>A picture already on the site</label>
        <OptionPicker
          id={id}
          label="A picture already on the site"
          placeholder="Words of its name or its folder"
          listLabel="Pictures of the site"
          find={find}
          keyOf={(src) => src}
          renderOption={(src) => (
            <>
              <img src={shownAddress(src)} alt="" loading="lazy" />
              <span>{nameOf(src)}</span>
              {folderOf(src) !== '' && <small>Folder {folderOf(src)}</small>}
            </>
          )}
          nothing="No picture has these words in its name or folder."
          onChoose={onKnown}
        />
      </div>
    </>
  );
}

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);
/** The folder of a picture within that of all pictures; '' for none. */
const folderOf = (src: string) => pictureName(pictureFile(src)).split('/').slice(0, -1).join('/');

interface ChosenPictureProps {
  name: string;
  /** Of a new picture. */
  size?: string;
  /** Where the browser has it. */
  url: string;
  onOther: () => void;
}

/** The picture that was dropped, pasted or chosen. */
export function ChosenPicture({ name, size, url, onOther }: ChosenPictureProps) {
  return (
    <figure>
      <img src={url} alt="The chosen one" />
      <figcaption>
        {name} {size !== undefined && <small>{size}</small>}
      </figcaption>
      <Button isSmall onClick={onOther}>
        Choose another
      </Button>
    </figure>
  );
}
