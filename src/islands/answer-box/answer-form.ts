/** How the radio buttons of a choice, which are next to the prompt, find the box that marks them. */

/** The name shared by all radio buttons of a question. */
export const CHOICE_NAME = 'answer';

export const answerFormId = (questionId: string): string => `box-${questionId}`;
