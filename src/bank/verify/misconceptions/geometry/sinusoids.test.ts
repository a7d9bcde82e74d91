import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the whole difference between the maximum and the minimum as the amplitude | y = 2\sin(5x) + 1 | y = \sin(5x)
		y = \sin(5x) + 1 | A sinusoidal function has a maximum value of $2$, a minimum value of $0$, and a period of $72^{\circ}$. Write its equation in the form $y = a\sin(kx) + c$, where $a > 0$ and $k > 0$.
	left out the vertical shift | y = \sin(5x) | y = 2\sin(5x) + 1
		y = \sin(5x) + 1 | A sinusoidal function has a maximum value of $2$, a minimum value of $0$, and a period of $72^{\circ}$. Write its equation in the form $y = a\sin(kx) + c$, where $a > 0$ and $k > 0$.
	used the period as k | y = \sin(72x) + 1 | y = 2\sin(5x) + 1
		y = \sin(5x) + 1 | A sinusoidal function has a maximum value of $2$, a minimum value of $0$, and a period of $72^{\circ}$. Write its equation in the form $y = a\sin(kx) + c$, where $a > 0$ and $k > 0$.
	added the phase shift instead of subtracting it | y = 2\cos(2(x + 120^{\circ})) - 4 | y = 4\cos(2(x - 120^{\circ})) - 4
		y = 2\cos(2(x - 120^{\circ})) - 4 | The graph shows a sinusoidal function, with $x$ in degrees. Write its equation in the form $y = a\cos(k(x - d)) + c$, where $a > 0$ and $k > 0$. Use the least value of $d$ that is not negative.
	gave the amplitude | 3 | -1
		1 | A function has the rule $y = 3\sin(2(x + \pi)) + 1$. The axis of its graph is the line $y = m$. What is the value of $m$?
	gave the greatest value | 4 | -1
		1 | A function has the rule $y = 3\sin(2(x + \pi)) + 1$. The axis of its graph is the line $y = m$. What is the value of $m$?
	gave the height of the axis | -4 | -1
		1 | A function has the rule $y = -\cos\left(\frac{1}{2}(x - \pi)\right) - 4$. What is its amplitude?
	gave the phase shift | -90 | 1080
		120 | A function has the rule $y = -\cos(3(x + 90^{\circ})) + 1$. What is its period, in degrees?
	gave a shift in the opposite direction | 90 | -270
		-90 | A function has the rule $y = 3\sin(3(x + 90^{\circ})) + 2$. What is its phase shift, in degrees? A shift to the left is negative.
	multiplied the shift by k | -270 | 90
		-90 | A function has the rule $y = 3\sin(3(x + 90^{\circ})) + 2$. What is its phase shift, in degrees? A shift to the left is negative.
	divided the shift by k | -30 | 90
		-90 | A function has the rule $y = 3\sin(3(x + 90^{\circ})) + 2$. What is its phase shift, in degrees? A shift to the left is negative.
	kept the negative sign of a | -1 | 2
		1 | A function has the rule $y = -\cos\left(\frac{1}{2}(x - \pi)\right) - 4$. What is its amplitude?
	gave the difference between the greatest and least values | 2 | -1
		1 | A function has the rule $y = -\cos\left(\frac{1}{2}(x - \pi)\right) - 4$. What is its amplitude?
	did not shift the range by c | [-4, 4] | [-6, -4]
		[-9, -1] | A function has the rule $y = 4\cos(3(x - 30^{\circ})) - 5$. What is its range? Write it in interval notation.
	did not multiply by the amplitude | [-6, -4] | [-4, 4]
		[-9, -1] | A function has the rule $y = 4\cos(3(x - 30^{\circ})) - 5$. What is its range? Write it in interval notation.
	multiplied 360° by k instead of dividing by it | 1080 | 60
		120 | A function has the rule $y = -\cos(3(x + 90^{\circ})) + 1$. What is its period, in degrees?
	divided 180° by k instead of 360° | 60 | 1080
		120 | A function has the rule $y = -\cos(3(x + 90^{\circ})) + 1$. What is its period, in degrees?
	did not take half of the difference | 8 | 5
		4 | The graph shows a periodic function $f$. What is its amplitude?
	counted the gaps between the zeros | 2 | 4
		3 | How many zeros does $y = \cos(3x)$ have for $0 \le x \le \pi$, with $x$ in radians?
	counted a zero that is outside the interval | 4 | 2
		3 | How many zeros does $y = \cos(3x)$ have for $0 \le x \le \pi$, with $x$ in radians?
	used a calculator in degree mode | 5.36 | -1.73
		3.27 | The depth of the water in a harbour, in metres, is modelled by $d(t) = 2\sin\left(\frac{\pi}{6}t\right) + 5$, where $t$ is the time in hours and angles are in radians. What is $d(20)$? Round to the nearest hundredth. | d(20) = 2\sin\left(\frac{10\pi}{3}\right) + 5
	used the opposite sign for this part of the cycle | -1 | 0
		1 | What is the value of $y$ on the graph of $y = \cos x$ at $x = 360^{\circ}$? Write the exact value. | \cos 360^{\circ} = 1
`),
);
