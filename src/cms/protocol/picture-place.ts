/** The folder of all pictures. */
export const PICTURE_FOLDER = 'static/img';

/** The name of a picture, which begins with its folder, if it is in one: `samples/lamp.svg`. */
export const pictureName = (file: string): string => file.slice(PICTURE_FOLDER.length + 1);

/** How pages write a picture: `/img/samples/lamp.svg`. */
export const pictureAddress = (file: string): string => file.replace(/^static(?=\/)/, '');

/** Orders pictures as the library shows them: those in folders come last. */
export function byFolder<Picture extends { path: string }>(pictures: Picture[]): Picture[] {
  const depth = ({ path }: Picture) => path.split('/').length;
  return pictures.sort((one, other) => depth(one) - depth(other));
}
