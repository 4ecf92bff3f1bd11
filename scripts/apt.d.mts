export function canUseApt(): boolean
export function installWithApt(name: string): Promise<void>
