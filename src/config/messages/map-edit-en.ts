/** The words of what is written on the map, in English. */
export const mapEditEn = {
  goOn: 'Go on',
};
