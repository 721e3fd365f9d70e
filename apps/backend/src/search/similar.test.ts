import { expect, test } from "vitest";
import { streamOf } from "#backend/search/similar.ts";

test("a college's name shows the profession that it teaches", () => {
	const names = {
		"Pink City College of Nursing, Jaipur": "nursing",
		"GNM Training Centre, Civil Hospital": "nursing",
		"Aarogya Homoeopathic Medical College": "homoeopathy",
		"Agrani Pharmacy College": "pharmacy",
		"Govt. Ayurvedic College": "ayurveda",
		"KD Institute of Physiotherapy": "physiotherapy",
		"Maitri College of Dentistry": "dental",
		"Government Medical College": "medicine",
		"Government Polytechnic, Bhiwani": "polytechnic",
		"Kaswan Kanya College": undefined,
	};
	for (const [name, stream] of Object.entries(names)) expect([name, streamOf(name)]).toEqual([name, stream]);
});
