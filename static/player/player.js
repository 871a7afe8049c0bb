// Plays the story of game/story.js: text, choices, the end. Part of the zip that the playground makes.
/* global document, inkjs, storyContent */
(function () {
  'use strict';

  var stage = document.getElementById('story');
  var words = stage.dataset;
  var MAX_LINES = 5000;

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  /** Leaves the words of a line: markup of the engine and HTML are taken out. */
  function plain(text) {
    return text
      .replace(/\[(img|picture|video|layers)\b[^\]]*\][^]*?\[\/\1\]/g, '')
      .replace(/\[\/?[-\w]+[^\]]*\]/g, '')
      .replace(/<\/?[A-Za-z][^>]*>/g, '')
      .replace(/&nbsp;/g, '\u00a0')
      .trim();
  }

  function tagsOf(list) {
    var tags = {};
    (list || []).forEach(function (tag) {
      var parts = /^\s*(\w+)\s*(?::\s*(.*?))?\s*$/.exec(tag);
      if (parts) tags[parts[1]] = parts[2] === undefined ? 'true' : parts[2];
    });
    return tags;
  }

  function start() {
    var story = new inkjs.Story(storyContent);
    var global = tagsOf(story.globalTags);
    var text = element('div', 'text');
    var choices = element('ol', 'choices');
    stage.textContent = '';
    if (global.title) stage.append(element('h1', '', global.title));
    if (global.author) stage.append(element('p', 'author', global.author));
    stage.append(text, choices);
    text.setAttribute('aria-live', 'polite');
    story.allowExternalFunctionFallbacks = true;
    story.onError = function (message) {
      text.append(element('p', 'error', message));
    };

    function endWith(label) {
      text.append(element('p', 'end', label));
      var again = element('button', '', words.again);
      again.addEventListener('click', start);
      stage.append(again);
    }

    function go() {
      var first = null;
      for (var line = 0; story.canContinue && line < MAX_LINES; line += 1) {
        var said = plain(story.Continue());
        if (tagsOf(story.currentTags).CLEAR) text.textContent = '';
        if (said === '') continue;
        var paragraph = element('p', '', said);
        text.append(paragraph);
        first = first || paragraph;
      }
      choices.textContent = '';
      story.currentChoices.forEach(function (choice) {
        var tags = tagsOf(choice.tags);
        var label = plain(choice.text);
        var button = element('button', '', /^(>>>.*)?$/.test(label) ? words.goOn : label);
        button.disabled = Boolean(tags.UNCLICKABLE || tags.DISABLED || tags.INACTIVE);
        button.addEventListener('click', function () {
          attempt(function () {
            story.ChooseChoiceIndex(choice.index);
            go();
          });
        });
        var item = element('li');
        item.append(button);
        choices.append(item);
      });
      if (story.currentChoices.length === 0) endWith(words.end);
      if (first && story.state.currentTurnIndex >= 0) {
        first.tabIndex = -1;
        first.focus();
      }
    }

    function attempt(step) {
      try {
        step();
      } catch (error) {
        choices.textContent = '';
        text.append(element('p', 'error', error.message));
        endWith('');
      }
    }

    attempt(go);
  }

  start();
})();
