const HAS = 'css.selectors.has';

/** Styles for readers that use `:has()`, which Firefox has only since 121: what is seen without it. */
const withoutHas = {
  'src/lessons/course-views/OwnGame.module.css': 'More room around the game.',
  'src/lessons/sample-views/WholeGamePlayer.module.css':
    'The height of the player before it plays.',
  'src/site/chrome/BackToTop.module.css': 'The button stays while somebody writes.',
  'src/site/chrome/SideMenu.module.css': 'The page behind the menu scrolls.',
  'src/site/chrome/SiteFooter.module.css': 'A mark less in the footer.',
  'src/site/chrome/SiteHeader.module.css': 'Headings that are led to may be below the header.',
  'src/site/chrome/TableOfContents.module.css': 'An empty list keeps its room.',
  'src/site/mdx/Table.module.css': 'Wide tables scroll on phones.',
  'src/site/mdx/TaskCheckbox.module.css': 'A list marker beside the box.',
  'src/site/mdx/code-block/CodeBlock.module.css': 'Changed lines have their colour, and no sign.',
  'src/site/mdx/sample/Sample.module.css': 'Corners, and lines that are said twice.',
  'src/site/problems-panel/ProblemsPanel.module.css': 'Only while pages are written.',
  'src/site/search/SearchFacets.module.css': 'Boxes say what is chosen.',
  'src/site/search/SearchPanel.module.css': 'The field has the mark of focus.',
  'src/site/search/SearchResults.module.css': 'Room around an empty list.',
  'src/site/views/DocsLayout.module.css': 'The text is narrower than it could be.',
  'src/site/views/HomeView.module.css': 'A printed line more.',
  'src/site/views/PlaygroundView.module.css': 'The playground needs a newer browser, and says so.',
  'src/site/views/ReferenceView.module.css': 'The weight of a term.',
  'src/ui/styles/print.css': 'Where a sheet ends.',
};

/** What is seen where a feature of styles is missing, by the beginning of its key in MDN’s data. */
const styles = {
  'css.at-rules.media.scripting': 'What scripts need is shown, as it is to nearly all.',
  'css.at-rules.page': 'Other margins on paper.',
  'css.selectors.first': 'Other margins on paper.',
  'css.properties.break-': 'Where a sheet ends.',
  'css.properties.orphans': 'Where a sheet ends.',
  'css.properties.widows': 'Where a sheet ends.',
  'css.properties.box-decoration-break': 'The build adds the prefix.',
  'css.properties.hyphens': 'The build adds the prefix.',
  'css.properties.mask-image': 'The build adds the prefix.',
  'css.properties.print-color-adjust': 'The build adds the prefix.',
  'css.properties.text-size-adjust': 'The build adds the prefix.',
  'css.properties.user-select': 'The build adds the prefix.',
  'css.properties.accent-color': 'Boxes and sliders in the colour of the system.',
  'css.selectors.marker': 'List markers in the colour of the text.',
  'css.selectors.selection': 'Selected text in the colours of the system.',
  'css.properties.forced-color-adjust': 'Only Windows has high contrast that it is about.',
  'css.properties.content.alt_text': 'The same without it, before it: a sign may be spoken.',
  'css.properties.content-visibility': 'What is out of sight is drawn, too.',
  'css.selectors.details-content': 'Details open at once.',
  'css.properties.cursor': 'Phones have no pointer.',
  'css.properties.resize': 'Phones cannot drag the corner of a field.',
  'css.properties.field-sizing': 'Fields have their ordinary width.',
  'css.properties.float.inline-start': 'A picture stands above its text.',
  'css.properties.font-family.ui-monospace': 'The next font of the list.',
  'css.properties.hanging-punctuation': 'Quotes stand in line with the text.',
  'css.properties.overflow-anchor': 'The page may jump when a game grows.',
  'css.properties.overscroll-behavior': 'At its end, a list scrolls the page.',
  'css.properties.reading-flow': 'Tab follows the order of the page.',
  'css.properties.scrollbar-': 'Wide scrollbars in the colours of the system.',
  'css.properties.text-wrap': 'Lines end elsewhere.',
  'css.properties.zoom': 'A preview is as large as the game.',
  'css.selectors.dir':
    'Arrows and the like point as in English where texts run from right to left.',
  'css.selectors.highlight': 'Words that were searched for are not marked in results.',
};

/** What scripts ask for before they use it, and members that have such a name by chance. */
const scripts = {
  'api.ClipboardItem':
    'Copies after the text has come, which Safari may refuse; then a message says so.',
  'api.Document.prerendering': 'A page is never drawn ahead.',
  'api.EditContext': 'CodeMirror writes as before.',
  'api.HTMLElement.editContext': 'CodeMirror writes as before.',
  'api.Highlight': 'Words that were searched for are not marked in results.',
  'api.Navigator.connection': 'Pages are fetched ahead.',
  'api.Navigator.scheduling': 'React decides by the clock.',
  'api.Window.launchQueue': 'A double click on a file does not lead here.',
  'api.Window.requestIdleCallback': 'After a moment instead.',
  'javascript.builtins.Intl.Segmenter': 'Words end at spaces.',
  'api.Element.role': 'A name of our own.',
  'api.HTMLElement.autocapitalize': 'An attribute; phones decide.',
  'api.Window.open': 'Every browser has it.',
  'javascript.builtins.Array.with': 'A name of our own.',
  'javascript.builtins.Set.difference': 'A name of our own.',
  'javascript.builtins.Set.intersection': 'A name of CodeMirror’s.',
};

const isNamed = (key, table) => Object.keys(table).some((start) => key.startsWith(start));

/** Whether something else happens in styles where this feature is missing; `file` is the source, if it is one. */
export function hasFallbackInStyles(key, file = null) {
  return key === HAS ? file === null || Object.hasOwn(withoutHas, file) : isNamed(key, styles);
}

/** Whether a script does something else where this feature is missing. */
export function hasFallbackInScript(key) {
  return Object.hasOwn(scripts, key);
}
