/** Who stands where in a story about angles of elevation and bearings: its letters are those of the figure. */
import type { Question } from '../../schemas/wire/question.ts';
import { promptWords } from './evidence.ts';
import type { Scene } from './triangle-scene.ts';

const differs = (one: number, other: string | undefined): boolean =>
	Math.abs(one - Number(other)) > 1e-6;

const sorted = (part: string): string => [...part].toSorted().join('');

/** "A and B are 110 m apart", "A kite, C, … is 56° from A and 65° from B. How far is the kite from friend B?" */
export function sightIssues(question: Question, scene: Scene): string[] {
	const words = promptWords(question).replaceAll('^{\\circ}', '°');
	const [, one, other, apart] =
		/\b([A-Z]) and ([A-Z]),? (?:(?:stand|are) )?([\d.]+) k?m apart/.exec(words) ?? [];
	const issues: string[] = [];
	if (one && other && differs(scene.value(one + other), apart))
		issues.push(`${one} and ${other} are not ${apart} apart in the figure`);
	const sights = [...words.matchAll(/ (\d+)° (?:from|at (?:gate|sensor|tower)) ([A-Z])\b/g)];
	const isElevation = sights.length === 2 && !words.includes('bearing');
	for (const [, size, from = ''] of isElevation ? sights : [])
		if (differs(scene.value(from), size)) issues.push(`the angle at ${from} is not ${size}°`);
	const [north, , ...rest] = words.includes('bearing') ? sights : [];
	if (north && rest.length === 0 && differs(scene.value(north[2] ?? ''), north[1]))
		issues.push(`the bearing from ${north[2]} is not ${north[1]}°`);
	const { thing, from } =
		/How far is the (?<thing>\w+) from (?:\w+ )?(?<from>[A-Z])\?/.exec(words)?.groups ??
		/How long is the path from (?:\w+ )?(?<from>[A-Z]) to the (?<thing>\w+)\?/.exec(words)
			?.groups ??
		{};
	if (!from) return issues;
	const [, seen] = new RegExp(`${thing}(?:,|[^.?]* at) ([A-Z])\\b`).exec(words) ?? [];
	const asked = sorted(`${seen}${from}`);
	return scene.wanted.some((part) => sorted(part) === asked)
		? issues
		: [...issues, `the ${thing} is asked for from ${from}, the figure has ${scene.wanted.join()}`];
}
