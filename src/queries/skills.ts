import type { Topic } from '../schemas/wire/chapter.ts';
import type { Lecture } from '../schemas/wire/lecture.ts';
import type { Question, Skill } from '../schemas/wire/question.ts';
import { getBank } from './bank.ts';
import type { MaterialEntry } from './outline.ts';

/** Questions that practice one skill, in order. `lecture` is absent if no lecture of the material uses the skill. */
export type SkillGroup = {
	skill: Skill;
	lecture: Topic | undefined;
	questions: readonly Question[];
};

/** The skills of a material in the order in which its questions introduce them. */
export async function getSkillGroups({
	book,
	material,
	questions,
}: Pick<MaterialEntry, 'book' | 'material' | 'questions'>): Promise<SkillGroup[]> {
	const { lectures } = await getBank(book.common_name);
	const groups = Map.groupBy(questions, ({ skill }) => skill?.id);
	return [...groups.values()].flatMap((ofSkill) => {
		const skill = ofSkill[0]?.skill;
		if (!skill) return [];
		return [
			{ skill, lecture: lectureOfSkill(skill.id, material.topics, lectures), questions: ofSkill },
		];
	});
}

/** Ids of the skills that a lecture shows or asks for. */
export const skillsOf = (lectures: readonly Lecture[]): ReadonlySet<string> =>
	new Set(
		lectures.flatMap(({ examples, checks }) =>
			[...examples, ...checks].flatMap(({ skill }) => skill?.id ?? []),
		),
	);

/** The topic whose lecture works this skill most often, or the first of several. */
export function lectureOfSkill(
	skillId: string,
	topics: readonly Topic[],
	lectures: ReadonlyMap<string, readonly Lecture[]>,
): Topic | undefined {
	const uses = topics.map(({ id }) =>
		(lectures.get(id) ?? [])
			.flatMap(({ examples, checks }) => [...examples, ...checks])
			.filter(({ skill }) => skill?.id === skillId),
	);
	const most = Math.max(0, ...uses.map(({ length }) => length));
	return most === 0 ? undefined : topics[uses.findIndex(({ length }) => length === most)];
}
