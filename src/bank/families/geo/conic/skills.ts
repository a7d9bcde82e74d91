/** geo.conic: parabolas, ellipses and hyperbolas in standard position. CCSS G-GPE.A.2, G-GPE.A.3. */
import type { Skills } from '../../../family.ts';
import { ellipseFromFeatures, ellipseFromGeneral } from './ellipse-equation.ts';
import { ellipseFeatures } from './ellipse.ts';
import { hyperbolaFeatures, hyperbolaFromFeatures } from './hyperbola.ts';
import { kindOfConic } from './kind.ts';
import { parabolaFromFocus, parabolaFromGeneral } from './parabola-equation.ts';
import { parabolaFeatures } from './parabola.ts';

export const skills: Skills = {
	'Features of a vertical or horizontal parabola': parabolaFeatures,
	'Equation from focus and directrix': parabolaFromFocus,
	'Standard form by completing the square': parabolaFromGeneral,
	'Ellipse features': ellipseFeatures,
	'Ellipse equation from features': ellipseFromFeatures,
	'Ellipse from general form': ellipseFromGeneral,
	'Hyperbola features': hyperbolaFeatures,
	'Hyperbola equation from features': hyperbolaFromFeatures,
	'Identify the conic from general form': kindOfConic,
};
