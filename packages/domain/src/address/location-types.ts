export const addressLocationTypes = ['home', 'community'] as const
export const addressLocationLabels = { home: 'Home', community: 'Community' } as const
