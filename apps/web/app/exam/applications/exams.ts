import type { ExamApply, ExamFees } from "@uchit/contract/exam-record.ts";
import type { ClashEvent } from "#app/exam/clashes/clash.ts";

export type ApplicationEvent = ClashEvent & { cycle: string };

export type ApplicationExam = {
	slug: string;
	shortName: string;
	body: string | undefined;
	officialSite: string | undefined;
	isOfState: boolean;
	isForGraduates: boolean;
	events: readonly ApplicationEvent[];
	fees: (ExamFees & { sourceId: string }) | undefined;
	apply: (ExamApply & { sourceId: string }) | undefined;
};
