/** How the radio buttons of a choice, which stand with the prompt, find the box that marks them. */

/** The name that all radio buttons of a question share. */
export const CHOICE_NAME = 'answer';

export const answerFormId = (questionId: string): string => `box-${questionId}`;
