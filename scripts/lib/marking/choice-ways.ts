import type { Answer } from '../../../src/schemas/wire/answer.ts';

/** The key in the formats that lists use, and the text of the choice. */
export function choiceWays({ value, choices = [] }: Answer): string[] {
	const texts = choices.filter(({ key }) => key === value).map(({ text }) => text);
	return [
		value.toLowerCase(),
		`(${value})`,
		`${value})`,
		`${value}.`,
		` ${value} `,
		`choice ${value}`,
		...texts,
	];
}

/** The keys of the other choices, and their texts. */
export function otherChoices({ value, choices = [] }: Answer): string[] {
	return choices.filter(({ key }) => key !== value).flatMap(({ key, text }) => [key, text]);
}
