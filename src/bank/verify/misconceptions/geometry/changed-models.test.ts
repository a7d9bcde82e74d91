import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found the maximum value of the first model, before the change | 14 | 16
		18 | The height is modelled by $h(t) = 5\sin(30t) + 9$, where $t$ is the time in hours and angles are in degrees. In a new model, the axis is raised by $4$ metres, and nothing else changes. What is the new maximum value, in metres?
	found the minimum value instead of the maximum | 8 | 4
		18 | The height is modelled by $h(t) = 5\sin(30t) + 9$, where $t$ is the time in hours and angles are in degrees. In a new model, the axis is raised by $4$ metres, and nothing else changes. What is the new maximum value, in metres?
	found the minimum value of the first model, before the change | 4 | 5
		6 | The height is modelled by $h(t) = 5\cos(30t) + 9$, where $t$ is the time in hours and angles are in degrees. In a new model, the amplitude is decreased by $2$ metres, and nothing else changes. What is the new minimum value, in metres?
	found the maximum value instead of the minimum | 12 | 14
		6 | The height is modelled by $h(t) = 5\cos(30t) + 9$, where $t$ is the time in hours and angles are in degrees. In a new model, the amplitude is decreased by $2$ metres, and nothing else changes. What is the new minimum value, in metres?
	gave the coefficient of t in the first model | 9/2 | 9/4
		9 | The height is modelled by $h(t) = 5\cos\left(\frac{9}{2}t\right) + 9$, where angles are in degrees. In a new model, one cycle takes half as long, and nothing else changes. What is the coefficient of $t$ in the new rule?
	divided the coefficient of t by 2, as if it were the period | 9/4 | 9/2
		9 | The height is modelled by $h(t) = 5\cos\left(\frac{9}{2}t\right) + 9$, where angles are in degrees. In a new model, one cycle takes half as long, and nothing else changes. What is the coefficient of $t$ in the new rule?
	gave the new period instead of the coefficient of t | 24 | 12
		15 | The height is modelled by $h(t) = 5\cos(30t) + 9$, where angles are in degrees. In a new model, one cycle takes twice as long, and nothing else changes. What is the coefficient of $t$ in the new rule?
	multiplied the coefficient of t by 2, as if it were the period | 60 | 30
		15 | The height is modelled by $h(t) = 5\cos(30t) + 9$, where angles are in degrees. In a new model, one cycle takes twice as long, and nothing else changes. What is the coefficient of $t$ in the new rule?
`),
);
