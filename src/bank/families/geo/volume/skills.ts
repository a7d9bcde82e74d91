/** geo.volume: prisms, cylinders, pyramids, cones, spheres and what they make together. CCSS 7.G.B.6, 8.G.C.9. */
import type { Skills } from '../../../family.ts';
import { combined } from './combined.ts';
import { missingOrFill, satMissing } from './missing.ts';
import { cone, pyramid, satTapering, sphere } from './tapering.ts';
import { box, cylinder, triangularPrism } from './upright.ts';

export const skills: Skills = {
	'Rectangular prism': box,
	'Triangular prism': triangularPrism,
	Cylinder: cylinder,
	'Missing dimension or fill time': missingOrFill,
	Cone: cone,
	'Square or rectangular pyramid': pyramid,
	'Sphere or hemisphere': sphere,
	'Combined solids or missing radius/height': combined,
	'Volume or missing dimension': satMissing,
	'Cone, pyramid, sphere': satTapering,
};
