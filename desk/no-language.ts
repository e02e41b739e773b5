/**
 * Stands in for the grammars of `@shikijs/langs`, 11 MB that color the code of 300 programming languages: no text of a
 * facility holds any. https://shiki.style/guide/load-lang
 */
export default [];
