/**
 * People: the solution speaks only of those in the question, the question asks about someone of whom it tells something,
 * and the last line is about that person. Of several, each is named again, or together with another.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** First names; other capitalized words are places, units, and letters. */
const NAME =
	/\b(?:Aiko|Amir|Ana|Ben|Chen|Dara|Ella|Farah|Hugo|Ines|Jamal|Kai|Leo|Lina|Maya|Nadia|Noor|Nora|Omar|Priya|Rosa|Sam|Tariq|Yara|Zoe)\b/g;

const peopleIn = (text: string): Set<string> => new Set(text.match(NAME));

/** Issues for a person of whom nothing else is said. */
export function checkPeople(question: Question): string[] {
	const { steps, hints, misconceptions = [], answer } = question;
	const text = questionText(question.question);
	const people = peopleIn(text);
	const said = [
		...steps.flatMap((step) => [step.text, step.why ?? '']),
		...hints.map((hint) => hint.text),
		...misconceptions.map(({ why }) => why),
		answer.text,
		...(answer.choices ?? []).flatMap((choice) => [choice.text, choice.misconception ?? '']),
	].join('\n');
	const strangers = [...peopleIn(said).difference(people)].map(
		(name) => `the solution speaks of ${name}, whom the question does not name`,
	);
	if (people.size === 0) return strangers;
	const sentences = text.split(/(?<=[.?!])\s+/);
	const [asked, told] = [true, false].map((asks) =>
		peopleIn(sentences.filter((sentence) => ASKS.test(sentence) === asks).join(' ')),
	) as [Set<string>, Set<string>];
	const unknown = told.size > 0 ? asked.difference(told) : new Set<string>();
	const last = asked.size > 0 ? peopleIn(steps.at(-1)?.text ?? '').difference(asked) : new Set();
	return [
		...strangers,
		...[...unknown].map((name) => `nothing is said of ${name}, about whom the question asks`),
		...[...last].map((name) => `the last line is about ${name}, the question is not`),
		...(people.size > 1 ? namedOnce(sentences, said) : []),
	];
}

/** Alone in a sentence, and in no other. */
const namedOnce = (sentences: readonly string[], said: string): string[] =>
	sentences
		.map((sentence) => peopleIn(sentence))
		.filter(({ size }) => size === 1)
		.flatMap((names) => [...names])
		.filter((name) => [...sentences, said].join('\n').split(name).length === 2)
		.map((name) => `${name} is someone else than in the other sentences`);

const ASKS = /\?$|^(?:Find|Write|Give|Express|Choose)\b/;
