/**
 * Everything in a prompt that bears on the answer is read: each number, sign and deciding word is put otherwise, and
 * the proof of the old answer must fail.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { EXCUSES } from './excuses.ts';
import { FIXED_WORDING } from './fixed-wording.ts';
import { isQuoted } from './quoted.ts';
import { readOtherwise, type Site, sitesIn } from './sites.ts';
import { isOnlyUnit } from './units-agree.ts';

/** Who holds a place of the prompt fast. */
export const HELD_BY = ['proof', 'solution', 'wording', 'units', 'excuse'] as const;
export type HeldBy = (typeof HELD_BY)[number];

export type Reading = {
	/** Places that nothing holds, in words. */
	faults: string[];
	held: Record<HeldBy, number>;
	/** How often each reason excused a place. */
	excused: Map<string, number>;
};

/** `skill` is "family | skill"; `refuses` is the proof of the answer, which must not see the old prompt. */
export function readInFull(
	question: Question,
	skill: string,
	refuses: (question: Question) => boolean,
): Reading {
	const reading: Reading = {
		faults: [],
		held: { proof: 0, solution: 0, wording: 0, units: 0, excuse: 0 },
		excused: new Map(),
	};
	for (const site of sitesIn(question)) {
		const held = holder(question, site, refuses);
		if (held) {
			reading.held[held]++;
			continue;
		}
		const reason = excuse(question, site, skill, refuses);
		if (reason) {
			reading.held.excuse++;
			reading.excused.set(reason, (reading.excused.get(reason) ?? 0) + 1);
		} else reading.faults.push(faultOf(question, site));
	}
	return reading;
}

/** No reader knows this command. */
const UNREADABLE = '\\unread';

function holder(
	question: Question,
	site: Site,
	refuses: (question: Question) => boolean,
): HeldBy | undefined {
	const changed = site.others.map((other) => readOtherwise(question, site, other));
	if (changed.some(refuses)) return 'proof';
	if (FIXED_WORDING.some((wording) => stands(question, site, wording))) return 'wording';
	if (site.kind === 'word' && isOnlyUnit(question, site.text)) return 'units';
	const isCaught = (other: string, at: number) =>
		!isQuoted(changed[at] ?? question, { ...site, text: other });
	if (isQuoted(question, site) && site.others.some(isCaught)) return 'solution';
	return undefined;
}

/** Whether the place stands inside one of the places where the pattern is found. */
function stands(question: Question, site: Site, pattern: RegExp): boolean {
	const text =
		site.place === 'prompt' ? questionText(question.question) : question.question_speech;
	return [...text.matchAll(new RegExp(pattern, 'g'))].some(
		({ 0: found, index }) => index <= site.at && site.at + site.text.length <= index + found.length,
	);
}

function excuse(
	question: Question,
	site: Site,
	skill: string,
	refuses: (question: Question) => boolean,
): string | undefined {
	const found = EXCUSES.find(
		({ skills, around, isUnread }) =>
			skills.some((one) => skill === one || skill.startsWith(`${one} |`)) &&
			(!around || stands(question, site, around)) &&
			(isUnread || refuses(readOtherwise(question, site, UNREADABLE))),
	);
	return found?.reason;
}

function faultOf(question: Question, { place, kind, text, at }: Site): string {
	const whole = place === 'prompt' ? questionText(question.question) : question.question_speech;
	const near = whole.slice(Math.max(0, at - 30), at + text.length + 30);
	const where = place === 'prompt' ? 'the prompt' : 'the description of the figure';
	return `nothing reads the ${kind} "${text.trim()}" in ${where}: "… ${near} …"`;
}
