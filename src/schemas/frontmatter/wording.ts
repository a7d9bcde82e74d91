/**
 * How an issue in authored content is worded: the field is the issue's path, the message says what was found and what
 * to write. The build and the tests both print them as `path: message`.
 */
import { z } from 'astro/zod';
import { plainTextIssue } from './plain-text.ts';

type RawIssue = { code?: string; input?: unknown; keys?: string[] };

const shown = (value: unknown): string => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** Error parameter for any schema: `z.string(expects('a title, such as "Adding Integers"'))`. */
export const expects = (wanted: string) => ({
	error: ({ input }: RawIssue) =>
		input === undefined
			? `is missing. Write ${wanted}.`
			: `found ${shown(input)}. Write ${wanted}.`,
});

/** An object with only known keys: a misspelled key stops the build, and the known keys are listed. */
export const entry = <Shape extends z.core.$ZodShape>(shape: Shape) =>
	z.strictObject(shape, {
		error: ({ code, keys, input }: RawIssue) =>
			code === 'unrecognized_keys'
				? `found the unknown ${keys?.length === 1 ? 'key' : 'keys'} ${keys?.map(shown).join(', ')}. Remove it or use one of: ${Object.keys(shape).join(', ')}.`
				: `${input === undefined ? 'is missing' : `found ${shown(input)}`}. Write an object with the keys ${Object.keys(shape).join(', ')}.`,
	});

const TYPES: Readonly<Record<string, string>> = {
	string: 'text in quotation marks',
	number: 'a number without quotation marks',
	int: 'a whole number without quotation marks',
	boolean: 'true or false, without quotation marks',
	array: 'a list in square brackets',
	object: 'an object in curly brackets',
	record: 'an object in curly brackets',
};

/**
 * The error map for every `safeParse` of authored content: messages for what a schema leaves to zod, whose own read
 * "Invalid input: expected array, received undefined".
 */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
	const found = issue.input === undefined ? 'is missing' : `found ${shown(issue.input)}`;
	switch (issue.code) {
		case 'invalid_type':
			return `${found}. Write ${TYPES[issue.expected] ?? issue.expected}.`;
		case 'invalid_value':
			return `${found}. Write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(shown).join(', ')}.`;
		case 'too_small':
			return `${found}. Write ${amount('at least', issue.origin, issue.minimum)}.`;
		case 'too_big':
			return `${found}. Write ${amount('at most', issue.origin, issue.maximum)}.`;
		default:
			return `${found}, which does not belong here.`;
	}
};

function amount(bound: string, origin: string, limit: number | bigint): string {
	if (origin === 'string') return `${bound} ${limit} characters`;
	return origin === 'array'
		? `${bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`
		: `a number of ${bound} ${limit}`;
}

/** A rule for a list: of entries with the same `key`, the later ones are rejected. */
export const eachOnce =
	<Entry extends object>(key: keyof Entry & string) =>
	(entries: readonly Entry[], context: z.RefinementCtx<Entry[]>): void => {
		for (const [at, { [key]: own }] of entries.entries()) {
			const first = entries.findIndex((one) => one[key] === own);
			if (first < at)
				context.addIssue({
					code: 'custom',
					path: [at, key],
					message: `found ${shown(own)}, which entry ${first + 1} has already. Remove one of the two.`,
				});
		}
	};

const lineOf = (plain: (text: string) => string) => (min: number, max: number, example: string) => {
	const wanted = expects(`one line of ${min} to ${max} characters, such as "${example}"`);
	return z
		.string(wanted)
		.min(min, wanted)
		.max(max, {
			error: ({ input }: RawIssue) =>
				`has ${String(input).length} characters. Write one line of at most ${max}.`,
		})
		.regex(/^\S(.*\S)?$/u, wanted)
		.refine((text) => plainTextIssue(plain(text)) === undefined, {
			error: ({ input }) => plainTextIssue(plain(String(input))),
		});
};

/** One line of text that appears on the page as is: trimmed, `min` to `max` characters. */
export const line = lineOf((text) => text);

/** The same with formulas, `Solve $x^{2} = k$.`: its words appear on the page as they are. */
export const lineWithFormulas = lineOf((text) => text.replaceAll(/\$[^$]+\$/g, 'x'));

export const slug = (example: string) =>
	z
		.string(expects(`lower-case words joined by hyphens, such as "${example}"`))
		.regex(
			/^[a-z0-9]+(-[a-z0-9]+)*$/,
			expects(`lower-case words joined by hyphens, such as "${example}"`),
		);

/** An external URL; `https` only, because the site is. */
export const webAddress = (example: string) =>
	z
		.string(expects(`a full https address, such as "${example}"`))
		.refine(
			(text) => URL.canParse(text) && text.startsWith('https://'),
			expects(`a full https address, such as "${example}"`),
		);

/** A valid calendar date. Astro's YAML turns `2023-12-04` into a date by itself; text is parsed the same way. */
export const day = (example: string) =>
	z.unknown().transform((value, context): Date => {
		const date = value instanceof Date ? value : new Date(isDay(value) ? value : NaN);
		if (!Number.isNaN(date.getTime())) return date;
		const { error } = expects(`a date as year-month-day, such as ${example}`);
		const isGone = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
		const message = error({ input: value });
		context.addIssue({
			code: 'custom',
			message: isGone
				? message.replace('. Write', ', but the calendar has no such day. Write')
				: message,
		});
		return z.NEVER;
	});

/** JavaScript parses 2023-02-30 as March 2. */
const isDay = (value: unknown): value is string =>
	typeof value === 'string' &&
	/^\d{4}-\d{2}-\d{2}$/.test(value) &&
	new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
