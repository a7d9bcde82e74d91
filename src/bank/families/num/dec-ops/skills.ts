/** num.dec-ops: rounding, estimating and computing with decimals. CCSS 5.NBT.A.4, 6.NS.B.3, 7.NS.A.1d, 7.NS.A.2. */
import type { Skills } from '../../../family.ts';
import { arithmeticSkills } from './arithmetic.ts';
import { roundingSkills } from './rounding.ts';
import { moneySkills } from './story.ts';

export const skills: Skills = { ...roundingSkills, ...arithmeticSkills, ...moneySkills };
