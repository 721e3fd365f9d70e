/** What an institution's own name says that it teaches, within a category that holds more than one profession. The first that fits. */
const STREAMS = [
	["nursing", /\b(nurs\w*|nurisng|gnm|anm|midwi\w+)\b/i],
	["pharmacy", /\bpharm(a|acy|aceutic\w*)\b/i],
	["dental", /\bdent(al|istry)\b/i],
	["homoeopathy", /\bhom[oe]+opath\w*\b/i],
	["ayurveda", /\bayur\w*\b/i],
	["unani", /\b(unani|tibb?iy?a)\b/i],
	["siddha", /\bsiddha\b/i],
	["naturopathy", /\b(naturopath\w*|yog(a|ic))\b/i],
	["physiotherapy", /\bphy?siothe?rap\w*\b/i],
	["veterinary", /\bveterinary\b/i],
	["allied-health", /\b(para ?-?medical|allied health|dmlt|optomet\w*|ophthalm\w*|health workers?|mphw)\b/i],
	["medicine", /\bmedical\b/i],
	["polytechnic", /\bpolytech\w*\b/i],
	["teaching", /\b(b\.? ?ed|d\.? ?el\.? ?ed|teachers?|education)\b/i],
] as const;

export type Stream = (typeof STREAMS)[number][0];

export function streamOf(name: string): Stream | undefined {
	return STREAMS.find(([, pattern]) => pattern.test(name))?.[0];
}
