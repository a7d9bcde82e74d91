/**
 * Everything in a prompt that affects the answer must be read: each number, sign, and deciding word is changed, and the
 * proof of the old answer must fail.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { EXCUSES, LONE_UNIT } from './excuses.ts';
import { FIXED_WORDING } from './fixed-wording.ts';
import { isQuoted } from './quoted.ts';
import { addTo, type HeldBy, nothingRead, type Reading } from './reading.ts';
import { readOtherwise, type Site, sitesIn } from './sites.ts';
import { isLoneUnit, mixedUnits } from './units-agree.ts';

/**
 * `skill` is "family | skill"; `refuses` is the proof of the answer, which sees nothing of the old prompt. `issues` are
 * the places that nothing pins down.
 */
export function readInFull(
	question: Question,
	skill: string,
	refuses: (question: Question) => boolean,
): Reading & { issues: string[] } {
	const reading = { ...nothingRead(), issues: [] as string[] };
	for (const site of sitesIn(question)) {
		const held = holder(question, site, refuses);
		if (held) {
			reading.held[held]++;
			continue;
		}
		const reason = excuse(question, site, skill, refuses);
		if (reason) {
			reading.held.excuse++;
			addTo(reading.excused, reason, 1);
		} else reading.issues.push(issueOf(question, site));
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
	const changed = (other: string) => readOtherwise(question, site, other);
	if (site.others.some((other) => refuses(changed(other)))) return 'proof';
	if (site.kind === 'word' && site.others.every((other) => mixedUnits(changed(other)).length > 0))
		return 'units';
	if (FIXED_WORDING.some((wording) => stands(question, site, wording))) return 'wording';
	const isCaught = (other: string) => isQuoted(changed(other), { ...site, text: other }) !== true;
	if (isQuoted(question, site) === true && site.others.some(isCaught)) return 'solution';
	return undefined;
}

/** Whether the place is inside one of the pattern's matches. */
function stands(question: Question, site: Site, pattern: RegExp): boolean {
	return [...questionText(question.question).matchAll(new RegExp(pattern, 'g'))].some(
		({ 0: found, index }) => index <= site.at && site.at + site.text.length <= index + found.length,
	);
}

function excuse(
	question: Question,
	site: Site,
	skill: string,
	refuses: (question: Question) => boolean,
): string | undefined {
	if (site.kind === 'word' && isLoneUnit(question, site.text)) return LONE_UNIT;
	const isElsewhere = isQuoted(question, site) === 'otherwise';
	const found = EXCUSES.find(
		({ skills, around, isUnread, isLine }) =>
			(isLine || !isElsewhere) &&
			skills.some((one) => skill === one || skill.startsWith(`${one} |`)) &&
			(!around || stands(question, site, around)) &&
			(isUnread || refuses(readOtherwise(question, site, UNREADABLE))),
	);
	return found?.reason;
}

function issueOf(question: Question, { kind, text, at }: Site): string {
	const near = questionText(question.question).slice(Math.max(0, at - 30), at + text.length + 30);
	return `nothing reads the ${kind} "${text.trim()}" in "… ${near} …"`;
}
