/** All that the answer box loads of marking. */
export { canMark, checkAnswer } from './check-answer.ts';
export { readAnswer } from './read-answer.ts';
export { wantedForm } from './wanted-form.ts';
