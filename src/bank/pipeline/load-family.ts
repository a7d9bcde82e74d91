/** Finds a family by its id. There is no list of families: `num.int-add` is the folder `families/num/int-add`. */
import { BankError } from './bank-error.ts';
import type { Skill, Skills } from '../family.ts';
import type { TemplatePlan } from './plan.ts';
import type { Verify } from '../verify/evidence.ts';

export type LoadedFamily = { skill: Skill; verify: Verify };

/** @throws {BankError} for an unknown family, an unknown skill, or a family without its verifier. */
export async function loadFamily(template: TemplatePlan): Promise<LoadedFamily> {
	const [strand, name] = template.family.split('.');
	const path = `../families/${strand}/${name}`;
	const { skills } = await load<{ skills: Skills }>(template, `${path}/skills.ts`);
	const { verify } = await load<{ verify: Verify }>(template, `${path}/verify.ts`);
	const skill = skills[template.skill];
	if (!skill) {
		const known = Object.keys(skills).join('", "');
		throw new BankError(
			template.id,
			`the family ${template.family} has no skill "${template.skill}". It has "${known}".`,
		);
	}
	return { skill, verify };
}

async function load<Module>(template: TemplatePlan, path: string): Promise<Module> {
	try {
		return (await import(path)) as Module; // the module's shape is the convention of family.ts
	} catch (cause) {
		const missing =
			cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
		const reason = missing ? `src/bank/${path.slice(3)} is missing` : String(cause);
		throw new BankError(template.id, `the family ${template.family} cannot be loaded: ${reason}.`, {
			cause,
		});
	}
}
