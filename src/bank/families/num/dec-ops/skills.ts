/** num.dec-ops: rounding, estimating and computing with decimals. */
import type { Skills } from '../../../family.ts';
import { arithmeticSkills } from './arithmetic.ts';
import { roundingSkills } from './rounding.ts';
import { moneySkills } from './story.ts';

export const skills: Skills = { ...roundingSkills, ...arithmeticSkills, ...moneySkills };
