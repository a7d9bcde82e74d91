/**
 * One line of an import file (NDJSON). The bank writes the same form, so `books:import` and the build read one
 * format. A book's lines follow its own record, parents first: book, its chapters, figures, then lectures and questions.
 *
 *     {"type":"chapter","book_name":"pre-algebra","number":1,"name":"1-integers",…}
 *
 * `html` and `speech` fields may be left out of lectures and questions: they are made from the text.
 */
export const IMPORT_RECORD_TYPES = ['book', 'chapter', 'figure', 'lecture', 'question'] as const;
export type ImportRecordType = (typeof IMPORT_RECORD_TYPES)[number];
