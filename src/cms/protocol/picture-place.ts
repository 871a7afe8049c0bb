/** The folder of all pictures. */
export const PICTURE_FOLDER = 'static/img';

/** Whether a file is a picture of the library. */
export const isPicture = (file: string): boolean => file.startsWith(`${PICTURE_FOLDER}/`);

/** The name of a picture, which begins with its folder, if it is in one: `samples/lamp.svg`. */
export const pictureName = (file: string): string => file.slice(PICTURE_FOLDER.length + 1);

/** The collection of the changes to pictures that wait to be published. */
export const PICTURE_COLLECTION = 'pictures';

/** The name of a picture’s entry among those changes, which a branch can have. */
export const pictureSlug = (file: string): string => pictureName(file).replace(/[^\w./-]+/g, '-');

/** How pages write a picture: `/img/samples/lamp.svg`. */
export const pictureAddress = (file: string): string => file.replace(/^static(?=\/)/, '');

/** The file of a picture that pages write so. */
export const pictureFile = (address: string): string => `static${address}`;

/** Orders pictures as the library shows them: those in folders come last. */
export function byFolder<Picture extends { path: string }>(pictures: Picture[]): Picture[] {
  const depth = ({ path }: Picture) => path.split('/').length;
  return pictures.sort((one, other) => depth(one) - depth(other));
}
