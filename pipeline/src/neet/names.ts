/** "Government Medical College", "GDC": words that say what it is and not where. */
const WITHOUT_PLACE = /^(govt?|government|gmc|gdc|medical|dental|college|and|hosp|hospital|[ .,&])+$/i;

/** Whether a printed name fits many colleges and has no place that tells them apart. */
export function namesNoCollege(name: string): boolean {
	return WITHOUT_PLACE.test(name);
}
